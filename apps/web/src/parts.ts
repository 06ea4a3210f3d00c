/** What pages are made of: one name of it brings the whole file that build/first-load.ts puts it into. */
export { Link } from 'react-router';
