/* Import this file once to add the tokens, fonts and resets to a page. */
import './fonts.css';
import './themes.css';
import './global.css';
