import { isolating } from '#app/lib/text/bidi.ts'

/** Words by which a device is told that something was to be published at an hour and is not. */
export const lateTexts = isolating({
  title: (name: string) => `Not published yet: ${name}`,
  body: (when: string) =>
    `It was scheduled for ${when}. The site keeps trying; open Health to see what to do.`,
} as const)
