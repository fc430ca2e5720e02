import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const host = document.getElementById('root');
if (host) {
  createRoot(host).render(
    <StrictMode>
      <main>
        <h1>Holotisch</h1>
      </main>
    </StrictMode>,
  );
}
