import { plainText } from './plain-text.ts'

/** A plain text without anything that cannot be seen, for what is dialled or written to. */
export function withoutHidden(text: string): string {
  return plainText(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}
