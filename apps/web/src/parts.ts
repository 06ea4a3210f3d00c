/** Importing any name from here loads the whole shared chunk that build/first-load.ts defines. */
export { Link } from 'react-router';
