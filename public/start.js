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
  // A phone shows the fonts that an earlier page fetched: new ones would delay code and answers, and move the text. A
  // browser holds its first paint for fonts that are preloaded, so a phone's are fetched once the page has loaded.
  var fonts = document.querySelector('style[data-phone-fonts]');
  var isSignedOut = credential === null || credential === '';
  if (fonts !== null) {
    var names = fonts.dataset.phoneFonts;
    var hasFonts = false;
    try {
      hasFonts = localStorage.getItem('fonts') === names;
    } catch {
      // Storage is forbidden: every page begins without its fonts.
    }
    if (hasFonts || isSignedOut) {
      fonts.media = fonts.dataset.media;
      names.split(' ').forEach(function (file) {
        var preload = document.createElement('link');
        Object.assign(preload, {
          rel: 'preload',
          as: 'font',
          media: fonts.media,
          crossOrigin: '',
          href: file,
        });
        document.head.append(preload);
      });
    }
    if (!hasFonts && matchMedia(fonts.dataset.media).matches) {
      var fetchFonts = function () {
        var files = names.split(' ').map(function (file) {
          return fetch(file, { priority: 'low' }).then(function (response) {
            if (!response.ok) throw new Error(file);
            return response.arrayBuffer();
          });
        });
        Promise.all(files)
          .then(function () {
            localStorage.setItem('fonts', names);
          })
          .catch(function () {
            // A file is missing, or storage is full or forbidden: the next page begins without its fonts.
          });
      };
      addEventListener('load', function () {
        // The screen's first data comes before, as it does before code that is fetched ahead.
        setTimeout(fetchFonts, 1500);
      });
    }
  }
  if (isSignedOut) return;
  var calls = ['/v1/auth/me'];
  if (hadAccess) {
    document.documentElement.dataset.frame = 'shown';
    // The panels of the prerendered dashboard would move when the first steps take their place above them.
    if (localStorage.getItem('first_steps') !== null) document.documentElement.dataset.firstSteps = 'known';
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
  // The first number format of a page takes the browser 40 ms and more, while the page now waits for its code.
  if ('requestIdleCallback' in window) {
    requestAnimationFrame(function () {
      requestIdleCallback(function () {
        new Intl.NumberFormat('en-US').format(0);
      });
    });
  }
  window.torchwardEarly = { credential: credential, answers: answers };
})();
