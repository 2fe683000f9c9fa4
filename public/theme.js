// Runs before the first paint, so that the page never shows in the wrong theme. Kept apart from the app because
// the content security policy allows no inline script.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is forbidden: follow the system.
  }
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  var root = document.documentElement;
  root.dataset.theme = chosen;

  // Without scripts the theme colours, the light one first, follow the system.
  function showThemeColor() {
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta, index) {
      meta.media = (root.dataset.theme === 'dark') === (index === 1) ? 'all' : 'not all';
    });
  }
  new MutationObserver(showThemeColor).observe(root, { attributeFilter: ['data-theme'] });
  document.addEventListener('DOMContentLoaded', showThemeColor);
})();
