/** Words of what was typed into a form and not saved yet. */
export const draftTexts = {
  restored: 'Not saved yet. What you typed is kept on this device.',
  discard: 'Discard',
}
