import { isolating } from '#app/lib/bidi.ts'

/** Words by which a device is told that something was to be published at an hour and is not. */
export const lateTexts = isolating({
  title: (name: string) => `Not published yet: ${name}`,
  body: (when: string) =>
    `It was to be published ${when}. It is published as soon as the site can; Health says what to do.`,
} as const)
