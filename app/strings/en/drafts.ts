export const draftTexts = {
  restored: 'Not saved yet. What you typed is kept on this device.',
  discard: 'Discard',
}
