/* The one import an application needs for tokens, fonts and resets to exist on the page. */
import './fonts.css';
import './themes.css';
import './global.css';
