import { isolating } from '#app/lib/text/bidi.ts'

export const lateTexts = isolating({
  title: (name: string) => `Not published yet: ${name}`,
  body: (when: string) =>
    `It was scheduled for ${when}. The site keeps trying; open Health to see what to do.`,
} as const)
