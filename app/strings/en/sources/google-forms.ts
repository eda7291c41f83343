export const googleFormsTexts = {
  unreadable: 'Google Ads sent something that is not a lead form.',
} as const
