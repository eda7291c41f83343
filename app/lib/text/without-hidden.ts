import { plainText } from './plain-text.ts'

export function withoutHidden(text: string): string {
  return plainText(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}
