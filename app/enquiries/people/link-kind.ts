import { personTexts } from '#app/strings/en/person.ts'

export type PersonKind = keyof typeof personTexts.events

export function personValue(
  kind: PersonKind,
  { name, phone }: { name: string; phone: string },
): string {
  return `${kind} ${name}, ${phone}`
}

export function personIn(value: string): string {
  return value.slice(value.indexOf(' ') + 1)
}

export function phoneIn(value: string): string {
  return value.slice(value.lastIndexOf(' ') + 1)
}

export function withoutPerson(value: string): string {
  return `${value.slice(0, value.indexOf(' '))} ${personTexts.colleague}`
}

export function personText(value: string): string {
  const gap = value.indexOf(' ')
  const textFor = new Map<string, (who: string) => string>(Object.entries(personTexts.events)).get(
    value.slice(0, gap),
  )
  return textFor ? textFor(value.slice(gap + 1)) : value
}
