import { lighten } from '../paper/colour.ts'
import { type Markup, oval, shape, stroke } from '../paper/svg.ts'

/** The people there are. */
export const persons = [
  'man',
  'office',
  'kurta',
  'elder',
  'sari',
  'salwar',
  'mother',
  'girl',
  'boy',
  'cyclist',
] as const
export type Person = (typeof persons)[number]

const skin = '#8a5a3c'

const hair = '#1d1614'

const leg = (hip: number, foot: number, colour: string, width = 7): Markup => {
  const knee = (hip + foot) / 2 + 1.5
  return (
    shape(
      `M${hip - width / 2} -50L${hip + width / 2} -50L${knee + width * 0.42} -27L${foot + width * 0.3} -3L${foot - width * 0.3} -3L${knee - width * 0.42} -27z`,
      colour,
    ) + shape(`M${foot - 2.4} -3.4h4l4 2.2v1.4h-8z`, '#231b1a')
  )
}

const arm = (
  shoulder: number,
  elbow: readonly [number, number],
  hand: readonly [number, number],
  sleeve: string,
): Markup =>
  stroke(`M${shoulder} -79L${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`, skin, 3.6) +
  stroke(
    `M${shoulder} -79L${elbow[0]} ${elbow[1]}L${(elbow[0] + hand[0]) / 2} ${(elbow[1] + hand[1]) / 2}`,
    sleeve,
    5,
  )

/** A head for the top of a body 100 units tall; `size` 1.3 makes a child. */
export const head = (
  options: { bun?: boolean; plait?: boolean; grey?: boolean; size?: number; lean?: number } = {},
): Markup => {
  const tone = options.grey ? '#b9b1a6' : hair
  const k = options.size ?? 1
  const inner =
    stroke('M0 -87v4', skin, 4.6) +
    (options.plait ? stroke('M-4.2 -92Q-7 -84 -6 -70', tone, 2.6) : '') +
    oval(0.5, -92.4, 4.5, 5.7, skin) +
    shape(
      'M-4.9 -90.5C-6.4 -99.4 -1 -100.6 1.4 -99.4C5 -98.8 5.6 -95.6 5 -93.8C2.6 -95.4 .2 -94.8 -1.2 -92.2C-1.6 -90.2 -2.4 -88.4 -3.4 -88z',
      tone,
    ) +
    (options.bun ? oval(-5.4, -92, 2.5, 2.7, tone) : '')
  return `<g transform="translate(${options.lean ?? 0} ${-84 + 84 * k}) scale(${k})">${inner}</g>`
}

const rimLight = (rim: string, side: number): Markup =>
  stroke(
    side < 0
      ? 'M-9 -78Q-10.5 -66 -9 -52M-5 -97Q-6.4 -92 -4 -88'
      : 'M9.4 -78Q10.8 -66 9.4 -52M4.6 -97Q6 -92 4.6 -88.4',
    rim,
    1.5,
    ' opacity=".85"',
  )

const torso = (colour: string): Markup =>
  shape(
    'M-9.6 -79Q-6 -84 -2 -84.4H2.6Q7 -84 10 -79L8.6 -62L8.6 -46Q0 -44 -8.4 -46L-8.4 -62z',
    colour,
  )

const tunic = (colour: string, hem = -28): Markup =>
  shape(
    `M-9.4 -79Q-5 -84.4 0 -84.4Q5.4 -84.4 9.6 -79L8 -60C9 -48 11 -38 12 ${hem}Q0 ${hem + 2.4} -12 ${hem}C-11 -38 -9 -48 -8 -60z`,
    colour,
  )

const saree = (cloth: string, blouse: string): Markup =>
  shape('M-7.4 -57C-11 -34 -14 -14 -15.4 -1.4L15 -1.4C15 -20 11 -40 8 -57z', cloth) +
  stroke(
    'M1 -52C1 -34 3 -16 5 -3M-2 -50C-3 -32 -4 -16 -4 -3M5 -50C7 -34 9 -18 10 -4',
    lighten(cloth, -0.07),
    1.2,
  ) +
  shape('M-9 -79Q0 -85.6 9 -79L8 -57Q0 -53.6 -8 -57z', blouse) +
  shape(
    'M9.6 -81L4 -84L-8.4 -57C-12 -44 -17 -30 -19 -20L-13 -17C-7 -32 4 -52 9.6 -81z',
    lighten(cloth, 0.06),
  ) +
  stroke('M-18 -20l5.2 2.6', '#e0b054', 1.6)

/** Each person facing right, feet at (0, 0), 100 units tall; `rim` is the colour of the sunlit edge, `side` -1 when it is on the left. */
export const drawings: Record<Person, (rim: string, side: number) => Markup> = {
  man: (rim, side) =>
    arm(-6, [-11, -64], [-9, -50], '#2f4d5e') +
    leg(-2, -12, '#d9cdb8') +
    leg(2, 11, '#e8dcc6') +
    torso('#3f6472') +
    arm(7, [11, -64], [15, -52], '#4a7080') +
    head() +
    rimLight(rim, side),
  office: (rim, side) =>
    arm(-6, [-10, -64], [-10, -49], '#d8cfbf') +
    leg(-2, -10, '#222c38') +
    leg(2, 10, '#2b3747') +
    torso('#efe7d8') +
    arm(7, [11, -64], [11, -50], '#f5eee2') +
    shape('M7 -50h9v12h-9z', '#4a3527') +
    head() +
    rimLight(rim, side),
  kurta: (rim, side) =>
    arm(-6, [-11, -64], [-9, -51], '#cfa04e') +
    leg(-2, -9, '#e8dcc6', 6) +
    leg(2, 9, '#f2e9d9', 6) +
    tunic('#e0b65c') +
    arm(7, [11, -64], [14, -51], '#e9c475') +
    head() +
    rimLight(rim, side),
  elder: (rim, side) =>
    leg(-2, -6, '#efe6d6') +
    leg(2, 7, '#f6eede') +
    tunic('#ece4d6', -32) +
    shape('M-8 -79h16l-1 25q-7 2-14 0z', '#5d4a42') +
    arm(7, [12, -64], [16, -54], '#ece4d6') +
    stroke('M16.5 -55V-1', '#3a2a22', 1.4) +
    head({ grey: true, lean: 1 }) +
    rimLight(rim, side),
  sari: (rim, side) =>
    arm(-6, [-11, -65], [-8, -52], '#7c2f3a') +
    saree('#b8563c', '#7c2f3a') +
    arm(8, [11.4, -66], [8, -54], '#7c2f3a') +
    head({ bun: true }) +
    rimLight(rim, side),
  salwar: (rim, side) =>
    arm(-6, [-11, -64], [-9, -51], '#2c6a6c') +
    leg(-2, -8, '#e6d5b4', 7.6) +
    leg(2, 8, '#efe0c2', 7.6) +
    tunic('#348083', -30) +
    stroke('M6 -82Q0 -72 -7 -80Q-12 -60 -13 -40', '#f0c26a', 3.2) +
    arm(7, [11, -64], [13, -52], '#3c8f90') +
    head({ plait: true }) +
    rimLight(rim, side),
  mother: (rim, side) =>
    saree('#33586b', '#22404f') +
    arm(8, [12, -66], [17, -50], '#22404f') +
    head({ bun: true }) +
    rimLight(rim, side) +
    `<g transform="translate(26 0) scale(.62)">${leg(-2, -6, skin, 6) + leg(2, 7, skin, 6) + tunic('#e3a33c', -40) + arm(-6, [-11, -76], [-15, -86], '#e3a33c') + head({ plait: true, size: 1.3 })}</g>`,
  girl: (rim, side) =>
    leg(-2, -9, skin, 6.4) +
    leg(2, 9, skin, 6.4) +
    arm(-6, [-12, -66], [-14, -54], '#c24a6a') +
    tunic('#d2617d', -36) +
    arm(7, [12, -66], [17, -58], '#d2617d') +
    head({ plait: true, size: 1.32 }) +
    rimLight(rim, side),
  boy: (rim, side) =>
    leg(-2, -13, '#2e4a63') +
    leg(2, 12, '#365877') +
    arm(-6, [-13, -66], [-15, -55], '#b8452f') +
    torso('#cc5a3c') +
    arm(7, [13, -68], [18, -62], '#cc5a3c') +
    head({ size: 1.3 }) +
    rimLight(rim, side),
  cyclist: (rim, side) => {
    const wheel = (x: number): Markup =>
      `<circle cx="${x}" cy="-19" r="18" fill="none" stroke="#22262b" stroke-width="2.2"/>` +
      stroke(`M${x - 12} -19h24M${x} -31v24`, '#22262b', 0.5)
    const frame = stroke(
      'M-28 -19L-14 -45L16 -45L26 -19M-14 -45L-2 -19L16 -45M-28 -19H-2M-17 -50h8M16 -45L14 -54h7',
      '#b5442f',
      2,
    )
    const rider =
      stroke('M-12 -50L3 -38L-3 -18', '#2b3747', 7) +
      stroke('M-12 -52L6 -81', '#f0e6d4', 12) +
      stroke('M6 -78L11 -65L18 -56', skin, 4) +
      stroke('M6 -78L10.4 -67', '#f0e6d4', 5.4)
    return (
      wheel(-28) +
      wheel(26) +
      frame +
      rider +
      `<g transform="translate(9 4)">${head()}</g>` +
      stroke(side < 0 ? 'M-17 -52L0 -82' : 'M-6 -52L10 -78', rim, 1.4)
    )
  },
}
