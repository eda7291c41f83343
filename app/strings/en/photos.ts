import { isolating } from '#app/lib/text/bidi.ts'
import { inSentence } from '#app/lib/text/in-sentence.ts'

export const photoTexts = isolating({
  title: 'Photos',
  titleOf: (name: string) => `Photos of ${name}`,
  link: 'Photos',
  of: (name: string) => ` of ${name}`,
  lede: 'Photos replace the illustration on the site within seconds. We remove the location and camera details stored in the photo file.',
  peopleLede:
    'A photo stands next to a person’s name on About and Connect, in the footer and under the enquiry form. Ask each person first. We remove the location and camera details stored in the photo file.',
  noPeople: 'Add people to the page first, then their photos here.',
  limits: (mb: number) =>
    `JPEG, PNG, WebP, AVIF or iPhone HEIC, up to ${mb} MB. At least 800 pixels wide; 1600 for large screens, 340 for a logo or a person.`,
  count: (photos: number, slots: number) => `${photos} of ${slots} photos added.`,
  unreadable: 'We cannot read the draft yet. First fix what its form points out.',

  group: {
    head: 'Cover',
    slides: 'Cover slideshow',
    gallery: 'Gallery',
    site: 'Site photos',
    plans: 'Floor plans',
    logos: 'Logos',
    people: 'People',
  },
  groupOf: (page: string, group: string) => `${page}: ${group}`,
  place: {
    head: () => 'Cover photo',
    wide: () => 'Large screens',
    phone: () => 'Phones',
    slide: (at: string) => `Picture ${at}`,
    picture: (at: string) => `Picture ${at}`,
    logo: () => 'Project logo',
    builder: () => 'Builder logo',
    site: (at: string) => `Site photo ${at}`,
    plan: (at: string) => `Floor plan ${at}`,
    person: () => 'A person whom the page no longer names',
  },
  slideOn: (place: string, at: string) => `Picture ${at}: ${inSentence(place)}`,
  wants: {
    wide: 'Three times as wide as it is high. If you add no photo here, we use the cover photo.',
    phone: 'Landscape, 4:3. If you add no photo here, we use the cover photo.',
  },
  shows: {
    photo: (when: string) => `Photo, since ${when}`,
    plan: (when: string) => `Floor plan, since ${when}`,
    impression: 'Illustration',
    other: 'Shows the cover photo',
    nothing: 'No picture yet; the page says so',
  },
  noLogo: 'No logo yet. Pages show the name as text.',
  noPortrait: 'No photo yet. Pages show the initials.',
  undescribed: 'This photo needs a description. No page shows it until you add one.',
  missing: (count: number) =>
    count === 1 ? '1 photo without description' : `${count} photos without description`,
  missingNote: (count: number) =>
    count === 1
      ? '1 photo is not on any page yet. It needs a description.'
      : `${count} photos are not on any page yet. They need a description.`,
  describe: 'Add description',
  addOrChange: 'Add or change the photo',

  put: 'Add photo',
  putAnother: 'Replace',
  drop: 'Drop a photo here, paste one, or choose a file.',
  choose: 'Choose photo',
  camera: 'Take photo',
  chosen: (name: string, mb: string) => `${name}, ${mb} MB`,
  alt: 'Description',
  altHint:
    'For blind visitors and search engines, now or later. Pages show the photo once you describe it. Example: “Two towers behind a lawn, from the road.”',
  altMissing: 'Describe the photo for people who cannot see it.',
  fileMissing: 'Choose a photo first.',
  notPicture: 'This is not a picture. Choose a JPEG, PNG, WebP, AVIF or HEIC file.',
  tooHeavy:
    'This picture takes too much memory or time to open. Save it as JPEG, at most 2560 pixels wide, and upload that.',
  busy: 'We are still processing other photos. Upload it again in a minute.',
  tooLarge: (mb: number) => `The file is larger than ${mb} MB. Choose a smaller one.`,
  diskFull: 'The server’s disk is full. Nothing was changed.',
  send: 'Upload',
  progress: (place: string) => `Upload progress: ${place}`,
  sending: (percent: number) => `Uploading, ${percent}%`,
  working: 'Uploaded. Processing …',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was changed.',
  unreached: 'No connection to the server, or you are signed out. Nothing was changed.',
  putDone: 'Visitors see it within seconds.',
  putUndescribed: 'Uploaded. Pages show it once it has a description.',

  severalTo: (group: string) => `Add photos: ${group}`,
  severalHint: (free: number) =>
    free === 1
      ? '1 picture here is still an illustration. Choose, drop or paste a photo, and describe it afterwards.'
      : `${free} pictures here are still illustrations. Choose, drop or paste several photos at once, and describe them afterwards.`,
  stopped: 'Stopped. The photos before it are here.',
  chooseSeveral: 'Choose photos',
  sendingOne: (at: number, of: number, percent: number) => `Photo ${at} of ${of}, ${percent}%`,
  workingOne: (at: number, of: number) => `Photo ${at} of ${of} uploaded. Processing …`,
  severalDone: (count: number) =>
    count === 1
      ? '1 photo uploaded. Add a description so that pages show it.'
      : `${count} photos uploaded. Add a description to each so that pages show them.`,
  severalFailed: (file: string, why: string) => `${file}: ${why}`,
  severalLeft: (count: number) =>
    count === 1
      ? 'There is no free picture for 1 more photo.'
      : `There are no free pictures for ${count} more photos.`,
  siteHint:
    'Photos of the site as it is. Pages show the last three with their day. You can choose several at once; agents add them from a visit.',
  gone: 'Removed.',
  plansHint:
    'An image or a PDF for each type of unit. The project’s page links to them. Once each type of home has one, it no longer offers to send them. An area answers “Sizes” where the project states none.',
  addPlan: 'Add floor plan',
  choosePlan: 'Choose image or PDF',
  unit: 'Type of unit',
  unitHint: 'As the page names it: 3 BHK + Utility.',
  area: 'Area (optional)',
  areaHint: 'A figure and a unit, as stated: 1,850 sq ft.',
  notPlan: 'This is neither a picture nor a PDF.',
  planMissing: 'Choose a file first.',
  openPlan: 'Open the PDF',
  on: 'Day taken',
  facing: 'Looking',
  facingUnknown: 'Not noted',
  noDay: 'Choose the day on which the photo was taken.',
  todo: 'Photos that need a description',

  focus: 'Focal point',
  focusHint:
    'This point stays visible when we crop the photo. Tap the picture, or use the arrow keys.',
  point: (across: number, down: number) =>
    `Focal point, ${across}% across, ${down}% down. The arrow keys move it.`,
  across: 'Across',
  down: 'Down',
  percent: (value: number) => `${value}%`,
  cuts: 'Crops',
  save: 'Save',
  saved: 'Saved.',

  earlier: 'Earlier',
  later: 'Later',
  drag: 'To change the order, drag a picture to another position.',
  moved: 'Moved.',
  titled: 'These pictures have titles, so change their order in the project’s editor.',

  remove: 'Remove',
  removed: 'Removed. The illustration is back.',
  restorable: (when: string, days: number) =>
    `There was another photo here until ${when}. You can restore it for ${days} days.`,
  undo: 'Restore',
  back: 'Restored.',
  conflict: 'Someone else changed this image. Nothing was changed. Please check it again.',
  noSlot: 'There is no such image.',
} as const)
