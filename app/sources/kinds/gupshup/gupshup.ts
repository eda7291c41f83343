import { messageSource } from '#app/sources/reading/message-source.ts'

/** Messages of Gupshup in its third version (SOURCES.md 3.4). */
export const gupshup = messageSource('gupshup')
