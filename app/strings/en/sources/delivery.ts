/** What a program reads when it sends to a source; a person sees it in the history of that program. */
export const deliveryTexts = {
  unknown: 'There is no source at this address. Copy the address from the Sources page again.',
  unreadable: 'This source cannot be read now. Its owner has to save its settings again.',
  noKey: 'The key is missing. Send it as the page of this source says.',
  wrongKey: 'The key is wrong. Copy it from the Sources page, or make a new one there.',
  paused: 'This source is paused. Its owner can switch it on again.',
  tooMany: 'Too many deliveries in a minute. Send this one again later.',
  tooManyKeys:
    'Too many requests without a right key came from your address. Correct the key, and send this one again in a minute.',
  large: 'The delivery is larger than 256 KB, which is all we accept.',
  compressed: 'Send the body without a content encoding.',
  full: 'Nothing was stored. Send it again later.',
  failed: 'We cannot say whether it was stored. Send it again later; the same id makes one lead.',
} as const
