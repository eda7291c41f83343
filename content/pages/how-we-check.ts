import type { CheckPage } from '#app/words/check-words.ts'

export const words = {
  title: 'How a listing is checked',
  description:
    'One project drawn from what its listing states and nothing else: land, towers and rooms to scale, and what is not known yet dashed, with a way to ask for it.',
  lede: 'One project, drawn from blank paper with nothing but what its listing states. A solid line is stated. A dashed line is not known yet, and you can ask us for it.',
  steps: {
    land: {
      title: 'The land',
      text: 'A listing gives an area, not a shape. So the land is a square to scale, beside a plot that you can picture.',
      short: 'A square to scale, beside a plot that you can picture.',
    },
    towers: {
      title: 'The towers',
      text: 'Floor by floor, as many as are stated and not one more. Floors are counted here, not measured.',
      short: 'As many floors as are stated, and not one more.',
    },
    homes: {
      title: 'The homes',
      text: 'One square a bedroom, and a small one for a utility room. They count rooms; they are not plans.',
      short: 'One square a bedroom, a small one for a utility room.',
    },
    distances: {
      title: 'The distances',
      text: 'A ruler, a tick a kilometre. Only the distances that the listing gives are marked on it.',
      short: 'A ruler, and only the distances that are stated.',
    },
    open: {
      title: 'What is not stated',
      text: 'None of these is in the listing, so all of them stay dashed.',
      ask: 'Ask for one, and the enquiry form opens with it ticked.',
      short: 'What is not known stays dashed, and you can ask for it.',
    },
  },
  rules: [
    {
      term: 'Held against its source',
      text: 'Each project’s page says on which day its facts were last held against their source, and what that source is: the particulars the listing was made from, what the developer states, or what our desk was told.',
    },
    {
      term: 'Held against itself',
      text: 'Every figure in a listing’s words must stand among its facts. Where a text and a fact disagree, the listing is not published until one of them is put right.',
    },
    {
      term: 'RERA',
      text: 'A RERA number is shown where we have it, with a link to the authority of the state; look the project up there before you decide. Where we do not have the number, the page says so and we send it on request.',
    },
    {
      term: 'Claims',
      text: 'A return or a guarantee is printed as the developer’s statement, beside the disclaimer. It is not drawn here.',
    },
  ],
} satisfies CheckPage
