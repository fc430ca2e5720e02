// Runs before the first paint, so that a stored choice of light or dark does not flash the other one first.
try {
  const theme = localStorage.getItem('holotisch.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that forbids storage has nothing stored.
}
