import type { CheckPage } from '#app/pages/how-we-check-content.ts'

export const words = {
  title: 'How we check a project',
  description:
    'See one project drawn only from what we know: land, towers and rooms to scale. A dashed line is not confirmed yet.',
  lede: 'What we do for every project, then one project drawn only from what we know. A solid line is a known fact. A dashed line is not confirmed yet: ask us and we’ll find out.',
  steps: {
    land: {
      title: 'The land',
      text: 'We know the area, not the shape. So we draw the land as a square, to scale. For comparison, the small square is the size of a 500 sq yd plot.',
      short:
        'The land as a square, to scale. For comparison, the small square is the size of a 500 sq yd plot.',
    },
    towers: {
      title: 'The towers',
      text: 'We draw only confirmed floors. A tower with dashed lines is not confirmed. The drawing shows the number of floors, not their height in metres.',
      short: 'We draw only confirmed floors. A dashed tower is not confirmed.',
    },
    homes: {
      title: 'The homes',
      text: 'One square for each bedroom, and a small one for a utility room. The squares show how many rooms there are. They are not floor plans.',
      short: 'One square for each bedroom, a small one for a utility room.',
    },
    distances: {
      title: 'The distances',
      text: 'A ruler with one small line per km. We mark only the distances we know.',
      short: 'A ruler with only the distances we know.',
    },
    open: {
      title: 'Not confirmed yet',
      text: 'These are not confirmed yet, so their boxes are dashed.',
      ask: 'Choose one. The enquiry form opens, and your choice is already ticked.',
      short: 'Drawn with dashed lines. Ask, and we’ll find out.',
    },
  },
  rules: [
    {
      term: 'Checked against the source',
      text: 'Every project page shows the date and the source of our last check. We compare it with one of three sources: the developer’s own information, the project details given to us, or other information given to our team.',
    },
    {
      term: 'Cross-checked',
      text: 'Before our team publishes a page, our system compares its numbers with the project’s facts and shows our team each difference.',
    },
    {
      term: 'RERA',
      text: 'Where we have a RERA number, we show it with a link to the state’s authority. Look the project up there before you decide. If a page does not show the number, ask us for it.',
    },
    {
      term: 'Claims',
      text: 'If the developer claims a return or a guarantee, we show it as the developer’s claim, with our disclaimer.',
    },
  ],
} satisfies CheckPage
