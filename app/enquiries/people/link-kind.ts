import { personTexts } from '#app/strings/en/person.ts'

export type PersonKind = keyof typeof personTexts.said

export function personWord(
  kind: PersonKind,
  { name, phone }: { name: string; phone: string },
): string {
  return `${kind} ${name}, ${phone}`
}

export function whomIn(word: string): string {
  return word.slice(word.indexOf(' ') + 1)
}

export function phoneIn(word: string): string {
  return word.slice(word.lastIndexOf(' ') + 1)
}

export function withoutWhom(word: string): string {
  return `${word.slice(0, word.indexOf(' '))} ${personTexts.somebodyElse}`
}

export function personText(word: string): string {
  const gap = word.indexOf(' ')
  const said = new Map<string, (who: string) => string>(Object.entries(personTexts.said)).get(
    word.slice(0, gap),
  )
  return said ? said(word.slice(gap + 1)) : word
}
