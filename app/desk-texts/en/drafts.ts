/** Words of what was typed into a form and not saved yet. */
export const draftTexts = {
  restored: 'Not saved yet. This device kept what you typed.',
  discard: 'Discard it',
}
