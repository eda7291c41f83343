/** Where the pages are that others are sent against (RFC 9842), for browsers that can read such answers. */
export const DICTIONARY_PATH = '/dictionary'
