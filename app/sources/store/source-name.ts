import { newSourceTexts as texts } from '#app/strings/en/sources/sources.ts'

const MAX_NAME = 60

export function nameFault(name: string): string | undefined {
  if (name === '') return texts.nameMissing
  return name.length > MAX_NAME ? texts.nameLong : undefined
}
