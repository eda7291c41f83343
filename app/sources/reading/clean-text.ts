import { plainText } from '#app/lib/text/plain-text.ts'

import { htmlText } from './html-text.ts'

const MARKUP = /<\/?[a-z][a-z\d]*(?:[\s/][^<>]*)?>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i
const EMPTY = /^(?:na|n\/a|nil|none|null|undefined|not available|-+)$/i

/** Text of a source without markup and control characters; empty for words such as "NA". */
export function cleanText(text: string): string {
  const plain = plainText(MARKUP.test(text) ? htmlText(text).text : text)
  return EMPTY.test(plain) ? '' : plain
}
