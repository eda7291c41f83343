import { sourcePageTexts as texts } from '#app/strings/en/sources/sources.ts'

/** What a form of the page did, by `?done=`. */
export function doneMessage({ searchParams }: URL): string {
  const done = Object.entries(texts.done).find(([name]) => name === searchParams.get('done'))
  return done?.[1] ?? ''
}
