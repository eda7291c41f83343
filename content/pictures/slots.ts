import type { Facts, Look, SceneKind } from 'illustrate'

/** One picture: what is drawn, how it looks, its size in px, and what it shows in words. */
export interface PictureSlot {
  readonly id: string
  readonly scene: SceneKind
  readonly facts: Facts
  readonly look: Omit<Look, 'width' | 'height'>
  readonly width: number
  readonly height: number
  /** Where a wide crop is taken from, top to bottom in percent: the y of CSS object-position. */
  readonly focus: number
  readonly alt: string
}

const project = { width: 1600, height: 1200, focus: 100 } as const
/** A project whose subject is tall: a wide crop is to take in its top. */
const tall = { ...project, focus: 90 } as const
/** A project shown from inside. */
const inside = { ...project, focus: 46 } as const
const tile = { width: 1280, height: 1440, focus: 100 } as const
const help = { width: 1200, height: 900, focus: 50 } as const

/** Every drawn picture of the site. A project's picture has the project's slug as its id. */
export const pictureSlots = [
  {
    ...tall,
    focus: 70,
    id: 'bhutani-city-center',
    scene: 'city-center',
    facts: { name: 'Bhutani City Center', city: 'Noida', floors: 19 },
    look: { hour: 'dusk', place: 'plains', seed: 19, headroom: 0.42 },
    alt: "A lit mixed-use tower above shops and a square at dusk, an elevated metro station beside it. Artist's impression.",
  },
  {
    ...tall,
    id: 'bhutani-cyberthum',
    scene: 'towers',
    facts: { name: 'Bhutani Cyberthum', city: 'Noida', towers: 2, floors: 46, setting: 'square' },
    look: { hour: 'golden', place: 'plains', seed: 46, headroom: 0.42 },
    alt: "Two tall office towers on a podium behind a paved square with a fountain, in evening light. Artist's impression.",
  },
  {
    ...project,
    id: 'residential-plot',
    scene: 'plots',
    facts: { name: 'Jewar Green Residency', city: 'Greater Noida', airport: true },
    look: { hour: 'dawn', place: 'plains', seed: 1, headroom: 0.42 },
    alt: "A planted road between open plots at dawn, an airliner climbing in the sky. Artist's impression.",
  },
  {
    ...tall,
    id: 'godrej-reverine',
    scene: 'residential',
    facts: { name: 'Godrej Reverine', city: 'Noida', towers: 4, floors: 23 },
    look: { hour: 'golden', place: 'plains', seed: 1, headroom: 0.42 },
    alt: "Four residential towers behind a garden with flower beds and paths, in evening light. Artist's impression.",
  },
  {
    ...project,
    id: 'lodha-goa',
    scene: 'plots',
    facts: { name: 'Lodha Goa', city: 'Goa' },
    look: { hour: 'noon', place: 'coast', seed: 7, headroom: 0.42 },
    alt: "Open plots of red earth and grass along a road lined with palms, low hills behind, under a clear sky. Artist's impression.",
  },
  {
    ...project,
    id: 'ace-acreville',
    scene: 'villa-street',
    facts: { name: 'Ace Acreville', city: 'Greater Noida' },
    look: { hour: 'noon', place: 'plains', seed: 8, headroom: 0.3 },
    alt: "A wide tree-lined street with modern houses behind low walls, at midday. Artist's impression.",
  },
  {
    ...project,
    id: 'lake-view-farms',
    scene: 'farmhouse',
    facts: { name: 'Lake View Farms' },
    look: { hour: 'dawn', place: 'plains', seed: 1, headroom: 0.3 },
    alt: "A farmhouse with a tiled roof on the bank of a still lake at dawn, reeds and lilies in front. Artist's impression.",
  },
  {
    ...inside,
    focus: 66,
    id: 'ats-picturesque-reprieves',
    scene: 'balcony',
    facts: { name: 'ATS Picturesque Reprieves', city: 'Noida', view: 'city' },
    look: { hour: 'golden', place: 'plains', seed: 1 },
    alt: "A balcony with two armchairs and flower boxes, the city skyline beyond at sunset. Artist's impression.",
  },
  {
    ...project,
    id: 'ats-pious-orchards',
    scene: 'garden-path',
    facts: { name: 'ATS Pious Orchards', city: 'Noida', towers: 0 },
    look: { hour: 'noon', place: 'plains', seed: 3, headroom: 0.3 },
    alt: "A garden with a jogging track, flowering shrubs and a pergola under a blue sky. Artist's impression.",
  },
  {
    ...inside,
    id: 'gaur-aspire-centurian-park',
    scene: 'kitchen',
    facts: { name: 'Gaur Aspire Centurian Park', city: 'Greater Noida', view: 'park' },
    look: { hour: 'dawn', place: 'plains', seed: 5 },
    alt: "An open kitchen with an island and a dining table beside a wide window, in morning light. Artist's impression.",
  },
  {
    ...tall,
    id: 'purvanchal-sunbliss',
    scene: 'residential',
    facts: { name: 'Purvanchal Sunbliss', city: 'Greater Noida', towers: 2, floors: 31 },
    look: { hour: 'noon', place: 'plains', seed: 5, headroom: 0.42 },
    alt: "Two slender residential towers above a green park at midday. Artist's impression.",
  },
  {
    ...project,
    id: 'ska-estate',
    scene: 'gate',
    facts: { name: 'SKA Estate', city: 'Greater Noida', homes: 0 },
    look: { hour: 'golden', place: 'plains', seed: 5, headroom: 0.3 },
    alt: "An entrance gate under a wide winged roof, palms and flower beds in front, in evening light. Artist's impression.",
  },
  {
    ...project,
    id: 'godrej-indore',
    scene: 'gate',
    facts: { name: 'Godrej Indore', city: 'Indore', homes: 0 },
    look: { hour: 'dusk', place: 'plains', seed: 2, headroom: 0.3 },
    alt: "The lit entrance gate of a gated community at dusk, palms and flower beds on both sides. Artist's impression.",
  },
  {
    ...inside,
    id: 'bhutani-noida-extension',
    scene: 'studio',
    facts: { name: 'Bhutani Noida Extension', city: 'Noida Extension', view: 'city' },
    look: { hour: 'dusk', place: 'plains', seed: 3 },
    alt: "A studio apartment at dusk with a bed, a small kitchen and a dining counter, the city in the window. Artist's impression.",
  },
  {
    ...inside,
    id: 'sobha-reality',
    scene: 'living-room',
    facts: { name: 'Sobha Realty', city: 'Greater Noida', view: 'city' },
    look: { hour: 'golden', place: 'plains', seed: 12 },
    alt: "A living room with walnut panels, a long sofa and lit shelves, evening light in a wall of windows. Artist's impression.",
  },
  {
    ...project,
    id: 'ats-province-d-olympia',
    scene: 'garden-path',
    facts: { name: "ATS Province D'Olympia", city: 'Greater Noida', towers: 0 },
    look: { hour: 'dusk', place: 'plains', seed: 2, headroom: 0.3 },
    alt: "A garden path lit by lamps at dusk, between flower beds and tall trees. Artist's impression.",
  },
  {
    ...project,
    focus: 76,
    id: 'bhutani-film-city',
    scene: 'campus',
    facts: { name: 'Bhutani Film City', city: 'Greater Noida', use: 'film' },
    look: { hour: 'dusk', place: 'plains', seed: 2, headroom: 0.2 },
    alt: "Film stages with arched roofs at dusk, two searchlights in the sky. Artist's impression.",
  },
  {
    ...project,
    id: 'prestige-city',
    scene: 'expressway',
    facts: { name: 'Prestige City', city: 'Ghaziabad' },
    look: { hour: 'golden', place: 'plains', seed: 1, headroom: 0.36 },
    alt: "An expressway with a planted median running towards a distant skyline at sunset. Artist's impression.",
  },
  {
    ...inside,
    id: 'godrej-sector-12',
    scene: 'living-room',
    facts: { name: 'Godrej Majesty', city: 'Greater Noida', view: 'park' },
    look: { hour: 'noon', place: 'plains', seed: 2 },
    alt: "A bright living room with a terracotta wall, pale sofas and a corner window on to greenery. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-noida',
    scene: 'metro',
    facts: { name: 'Noida', city: 'Noida' },
    look: { hour: 'golden', place: 'plains', seed: 1, headroom: 0.3 },
    alt: "An elevated metro line and station above a street with offices and flame trees in Noida. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-gurugram',
    scene: 'expressway',
    facts: { name: 'Gurugram', city: 'Gurugram' },
    look: { hour: 'dusk', place: 'plains', seed: 2, headroom: 0.4 },
    alt: "A highway at dusk running towards the towers of Gurugram. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-mumbai',
    scene: 'towers',
    facts: { name: 'Mumbai', city: 'Mumbai', towers: 3, floors: 34 },
    look: { hour: 'dawn', place: 'coast', seed: 7, headroom: 0.45 },
    alt: "Towers across the water from a promenade with trees in Mumbai, at dawn. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-indore',
    scene: 'villa-street',
    facts: { name: 'Indore', city: 'Indore' },
    look: { hour: 'golden', place: 'plains', seed: 3, headroom: 0.35 },
    alt: "A street of houses under flame trees in Indore, in evening light. Artist's impression.",
  },
  {
    ...tile,
    id: 'city-goa',
    scene: 'coast',
    facts: { name: 'Goa', city: 'Goa', homes: 24 },
    look: { hour: 'noon', place: 'coast', seed: 1, headroom: 0.4 },
    alt: "A bay in Goa with a beach, palms and green headlands under a blue sky. Artist's impression.",
  },
  {
    ...help,
    id: 'help-investors',
    scene: 'layout-from-above',
    facts: { name: 'Investors', homes: 120 },
    look: { hour: 'noon', place: 'plains', seed: 9 },
    alt: "A township from above: rings of houses and plots round a park and a lake. Artist's impression.",
  },
  {
    ...help,
    id: 'help-homebuyers',
    scene: 'living-room',
    facts: { name: 'Homebuyers', view: 'city' },
    look: { hour: 'golden', place: 'plains', seed: 1 },
    alt: "A living room with a dining table, bookshelves and warm light through tall windows. Artist's impression.",
  },
  {
    ...help,
    id: 'help-nri',
    scene: 'airport',
    facts: { name: 'NRI buyers' },
    look: { hour: 'dawn', place: 'plains', seed: 1 },
    alt: "An airport at dawn: an airliner taking off above the terminal and the runway. Artist's impression.",
  },
  {
    ...help,
    id: 'connect',
    scene: 'office',
    facts: { name: 'Connect', city: 'Noida', view: 'park' },
    look: { hour: 'noon', place: 'plains', seed: 2 },
    alt: "A bright office with desks, plants and a glass meeting room. Artist's impression.",
  },
] as const satisfies readonly PictureSlot[]

/** The id of a picture. */
export type PictureId = (typeof pictureSlots)[number]['id']
