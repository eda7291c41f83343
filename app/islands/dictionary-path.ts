export const DICTIONARY_PATH = '/dictionary'
