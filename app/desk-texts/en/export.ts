/** Words for who may not take leads away. */
export const exportTexts = {
  refusedTitle: 'You may not export leads.',
  refused: 'An owner of this desk can let you, under Accounts.',
  back: 'Back to the leads',
} as const
