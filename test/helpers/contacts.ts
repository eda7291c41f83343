/** In production only what is set is public. */
export const contacts = {
  PUBLIC_PHONE: '+91 98100 00000',
  PUBLIC_EMAIL: 'desk@homes.test',
  PRIVACY_EMAIL: 'privacy@homes.test',
  CHAT_NUMBER: '919810000000',
  SOCIAL_INSTAGRAM: 'https://instagram.homes.test/us',
  SOCIAL_FACEBOOK: 'https://facebook.homes.test/us',
  SOCIAL_TWITTER: 'https://x.homes.test/us',
  SOCIAL_LINKEDIN: 'https://linkedin.homes.test/us',
  SOCIAL_YOUTUBE: 'https://youtube.homes.test/us',
}
