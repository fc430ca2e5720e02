// What all pages have in common comes first, so that a page can say otherwise.
import './style/tokens.css';
import './style/base.css';
import './style/page.css';
import './style/panel.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { LanguageProvider } from './settings/language.tsx';

const host = document.getElementById('root');
if (!host) throw new Error('index.html has no #root');
createRoot(host).render(
  <StrictMode>
    <LanguageProvider>
      <App />
    </LanguageProvider>
  </StrictMode>,
);

// From the second visit on the app opens without a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    // A browser that refuses (private windows do) simply stays online.
    navigator.serviceWorker.register('/offline-worker.js').catch(() => {});
  });
}
