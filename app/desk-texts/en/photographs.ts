import { isolating } from '#app/lib/bidi.ts'
import { inSentence } from '#app/lib/in-sentence.ts'

/** Words of a listing's photographs, which stand in place of the artist's impressions. */
export const photographTexts = isolating({
  title: 'Photographs',
  titleOf: (name: string) => `Photographs of ${name}`,
  link: 'Photographs',
  of: (name: string) => ` of ${name}`,
  lede: 'A photograph stands in place of the artist’s impression, for visitors too, within seconds. Where and with what it was taken is removed.',
  limits: (mb: number) =>
    `JPEG, PNG, WebP, AVIF, or HEIC of an iPhone, of ${mb} MB at most, at least 800 pixels wide; 1600 across large screens, 340 for a logo.`,
  count: (photographs: number, slots: number) =>
    `${photographs} of ${slots} places show a photograph.`,
  unreadable: 'The draft cannot be read yet: put right first what its form names.',

  group: {
    head: 'Head of the page, and card',
    slides: 'Pictures that follow one another in the head',
    gallery: 'Pictures',
    logos: 'Logos',
  },
  groupOf: (page: string, group: string) => `${page}: ${group}`,
  place: {
    head: () => 'Head and card',
    wide: () => 'Across large screens',
    phone: () => 'On phones',
    slide: (at: string) => `Picture ${at}`,
    picture: (at: string) => `Picture ${at}`,
    logo: () => 'Logo of the project',
    builder: () => 'Logo of the builder',
  },
  slideOn: (place: string, at: string) => `Picture ${at}: ${inSentence(place)}`,
  wants: {
    wide: 'Three times as wide as high. Without one of its own, the photograph of the head stands here.',
    phone:
      'Upright, four wide to five high. Without one of its own, the photograph of the head stands here.',
  },
  shows: {
    photograph: (when: string) => `Photograph, since ${when}`,
    impression: 'Artist’s impression',
    other: 'Shows the photograph of the head',
    nothing: 'Nothing yet: the page says so',
  },
  noLogo: 'No logo yet: pages show the name in type.',
  undescribed: 'A photograph waits here: no page shows it until you say what it shows.',
  missing: (count: number) =>
    count === 1 ? '1 photograph without words' : `${count} photographs without words`,
  missingNote: (count: number) =>
    count === 1
      ? 'One photograph is on no page yet, for nobody has said what it shows.'
      : `${count} photographs are on no page yet, for nobody has said what they show.`,
  describe: 'Say what it shows',

  put: 'Put a photograph',
  putAnother: 'Put another',
  drop: 'Drop a photograph on this place, paste one while you are in it, or choose one.',
  choose: 'Choose a photograph',
  camera: 'Take a photograph',
  chosen: (name: string, mb: string) => `${name}, ${mb} MB`,
  alt: 'What it shows',
  altHint:
    'For those who do not see it, and for search: “Two towers behind a lawn, from the road.”',
  altMissing: 'Say what the photograph shows, for those who do not see it.',
  fileMissing: 'Choose a photograph first.',
  notPicture: 'That is not a picture. Choose a JPEG, PNG, WebP, AVIF or HEIC file.',
  tooHeavy:
    'This picture takes too much memory or time to open. Save it as JPEG, at most 2560 pixels wide, and upload that.',
  busy: 'Other photographs are being read. Upload it again in a minute.',
  tooLarge: (mb: number) => `It has more than ${mb} MB. Choose a smaller one.`,
  diskFull: 'The disk of the server is full. Nothing was changed.',
  send: 'Put it',
  progress: (place: string) => `Progress of ${place}`,
  sending: (percent: number) => `Sending, ${percent}%`,
  working: 'It is here, and is made ready …',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was changed.',
  unreached:
    'It was not done: the server cannot be reached, or you are signed out. Nothing was changed.',
  putDone: 'Visitors see it within seconds.',

  focus: 'Focal point',
  focusHint:
    'Where it is cut, this point stays in sight. Touch the picture, or use the arrow keys.',
  point: (across: number, down: number) =>
    `Focal point, ${across}% across, ${down}% down. The arrow keys move it.`,
  across: 'Across',
  down: 'Down',
  percent: (value: number) => `${value}%`,
  cuts: 'As it is cut',
  save: 'Save words and focal point',
  saved: 'Saved.',

  earlier: 'Earlier',
  later: 'Later',
  drag: 'Or drag it to another place of this gallery.',
  moved: 'Moved.',
  titled: 'Pictures with words of their own keep their places; the listing’s form orders those.',

  remove: 'Take it out',
  removed: 'Taken out. The impression is back.',
  waits: (when: string, days: number) =>
    `Another photograph stood here until ${when}. It can be brought back for ${days} days.`,
  undo: 'Bring it back',
  back: 'It is back.',
  gone: 'Somebody has changed this place meanwhile. Nothing was changed; look at it again.',
  noSlot: 'This listing has no such place.',
} as const)
