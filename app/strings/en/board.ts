import { isolating } from '#app/lib/text/bidi.ts'

export const boardTexts = isolating({
  title: 'Board',
  link: 'Board',
  list: 'List',
  summary:
    'Drag a card, or choose its status, to move the lead. A lead dropped on Lost gets the reason Other.',
  result: 'Last change',
  move: (name: string) => `Status of ${name}`,
  more: 'All in the list',
} as const)
