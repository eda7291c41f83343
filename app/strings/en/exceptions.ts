import { isolating } from '#app/lib/text/bidi.ts'

/** A sentence with a figure that is not the project's own. */
export const exceptionTexts = isolating({
  isOfOther: 'This figure is about something else',
  ofWhat: 'What is it about?',
  example: 'For example: another project, the road, the old price. We keep it in the history.',
  missed: 'Say what the sentence is about',
  confirm: 'Confirm',
  takeOut: 'Remove',
  change: 'About something else',
  listed: (sentence: string, of: string) => `“${sentence}”, about ${of}`,
  aboutOther: (of: string) => `About something else: ${of}.`,
})
