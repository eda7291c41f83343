/** What a visitor is told, wherever it is told, of what becomes of what they sent. */
export const noticeText =
  'Our own desk calls or writes; your number is given to nobody else. Your details are not sold.'

/** Where the whole of it stands. */
export const noticePath = '/privacy-policy'
