// Runs while the app's code still loads, and asks for what the page needs first, so that code and answers travel at the
// same time. src/api/earlyAnswers.ts hands the answers on. An owner who had access at the last visit is shown the frame of
// the signed-in area at once.
(function () {
  var credential = null;
  var hadAccess = false;
  try {
    var read = function (key) {
      return sessionStorage.getItem(key) || localStorage.getItem(key);
    };
    credential = read('jwt_token') || read('api_key');
    hadAccess = localStorage.getItem('access') === 'granted';
  } catch {
    // Storage is forbidden: the app begins without a credential.
  }
  // Fonts must not delay code and answers on a phone.
  var applyFonts = function () {
    var fonts = document.querySelector('style[data-late]');
    if (fonts !== null) fonts.removeAttribute('media');
  };
  if (credential === null || credential === '') {
    document.addEventListener('DOMContentLoaded', applyFonts);
    return;
  }
  var calls = ['/v1/auth/me'];
  if (hadAccess) {
    document.documentElement.dataset.frame = 'shown';
    calls.push('/v1/subscriptions/current');
    var first = document.querySelector('meta[name="torchward:first-calls"]');
    // An address with a query asks for other data, which only the screen knows.
    if (location.search === '') calls = calls.concat(JSON.parse(first.content));
  }
  var answers = new Map();
  calls.forEach(function (call) {
    // Read at once: a body that no call of the app reads would keep one of the browser's few connections.
    var answer = fetch(call, { headers: { authorization: 'Bearer ' + credential } }).then(
      function (response) {
        return response.text().then(function (body) {
          return new Response(body === '' ? null : body, response);
        });
      },
    );
    answer.catch(function () {});
    answers.set(call, answer);
  });
  answers.get(calls[0]).then(applyFonts, applyFonts);
  window.torchwardEarly = { credential: credential, answers: answers };
})();
