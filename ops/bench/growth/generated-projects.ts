import type { Project } from '#app/projects/model/project.ts'

type Generated = Pick<Project, 'id' | 'slug' | 'name' | 'location' | 'state' | 'developer'>

const FIRST_NAMES = 'Amber Banyan Cedar Dawn Ebony Fern Garnet Harbour Indigo Jasmine'.split(' ')
const SECOND_NAMES = 'Arbour Brook Court Dale Enclave Fields Gardens Heights Isle Lanes'.split(' ')
const AMENITIES =
  'A clubhouse,A swimming pool,A library,A gymnasium,A yoga lawn,A cricket pitch,A jogging track,A day-care room,A terrace garden,A badminton court'.split(
    ',',
  )

/** Every third project is in the city with the most demand; the others are in many towns. */
const BUSY = { share: 3, place: 'Noida' } as const
const TOWNS = 120
const SECTORS = 160
const A_DEVELOPER = 12

/** Always the same projects, valid by the rules of `content/projects`, in different places, kinds, prices and texts. For measurements only: no fact is true. */
export function generateProjects(count: number, firstId = 0): Project[] {
  return Array.from({ length: count }, (_, index) => generateProject(index, firstId + index))
}

function generateProject(index: number, id: number): Project {
  const serial = index + 1
  const baseName = `${itemAt(FIRST_NAMES, index)} ${itemAt(SECOND_NAMES, Math.floor(index / 10))}`
  const town = index % BUSY.share === 0 ? BUSY.place : `Town ${letters(index % TOWNS)}`
  const all: Generated = {
    id,
    slug: `${baseName.toLowerCase().replace(' ', '-')}-${serial}`,
    name: `${baseName} ${serial}`,
    developer: `Builder ${letters(Math.floor(index / A_DEVELOPER))}`,
    location: `Sector ${1 + ((index * 7) % SECTORS)}, ${town}`,
    state: 'Uttar Pradesh',
  }
  const kinds = [apartments, plots, apartments, offices, farm]
  return (kinds[index % kinds.length] ?? apartments)(all, index)
}

function apartments(all: Generated, index: number): Project {
  const floors = 8 + (index % 30)
  const towers = 1 + (index % 9)
  const price = index % 4 === 0 ? '' : crore(100 + (index % 400))
  return {
    ...all,
    type: 'Apartments',
    price,
    summary: `Apartments in ${all.location}, by ${all.developer ?? ''}.`,
    facts: [
      { figure: String(towers), label: 'Towers' },
      { figure: String(floors), label: 'Floors each' },
    ],
    elevation: { towers, floors, label: `${towers} towers, ${floors} floors` },
    checked: { source: 'staff', on: '2026-11-21' },
    sections: [
      overview(all, index),
      {
        kind: 'units',
        title: 'Residences',
        rows: [2, 3, 4].map((bedrooms) => ({ name: `${bedrooms} BHK`, bedrooms })),
      },
      amenities(index),
      { kind: 'location', items: [{ place: 'Metro station', km: 1 + (index % 20) }] },
      ...(price === ''
        ? []
        : [{ kind: 'prices' as const, rows: [{ label: 'Apartment', from: price }] }]),
      ...(index % 6 === 0 ? [plan(index)] : []),
    ],
  }
}

function plots(all: Generated, index: number): Project {
  return {
    ...all,
    type: 'Plots',
    price: `${20 + (index % 79)} Lacs`,
    summary: `Plots in ${all.location}, by ${all.developer ?? ''}.`,
    checked: { source: 'staff', on: '2026-11-21' },
    sections: [overview(all, index), amenities(index)],
  }
}

function offices(all: Generated, index: number): Project {
  return {
    ...all,
    type: 'Commercial',
    price: '',
    summary: `Offices and shops in ${all.location}, by ${all.developer ?? ''}.`,
    checked: { source: 'staff', on: '2026-11-21' },
    sections: [
      overview(all, index),
      { kind: 'claims', items: [`Assured return of ${6 + (index % 9)}% per annum.`] },
    ],
  }
}

function farm(all: Generated, index: number): Project {
  return {
    ...all,
    type: 'Farmhouse',
    price: crore(100 + (index % 300)),
    summary: `Farm plots in ${all.location}, by ${all.developer ?? ''}.`,
    checked: { source: 'staff', on: '2026-11-21' },
    sections: [overview(all, index), amenities(index)],
  }
}

function overview({ name, location }: Generated, index: number) {
  const seen = itemAt(AMENITIES, index * 3).toLowerCase()
  return {
    kind: 'overview' as const,
    paragraphs: [
      `${name} stands in ${location}, between a park and a school, with ${seen} at its gate.`,
      `From its ${itemAt(SECOND_NAMES, index)} side one looks over the ${itemAt(FIRST_NAMES, index + 3)} avenue.`,
    ],
  }
}

function amenities(index: number) {
  const items = [0, 1, 4].map((step) => itemAt(AMENITIES, index + step))
  return { kind: 'features' as const, title: 'Amenities' as const, items }
}

function plan(index: number) {
  const first = 10 + 5 * (Math.floor(index / 6) % 16)
  return { kind: 'payment-plan' as const, parts: [{ share: first }, { share: 100 - first }] }
}

function crore(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)} CR`
}

function itemAt(items: readonly string[], index: number): string {
  return items[index % items.length] ?? ''
}

/** A number as letters, so that searches treat it as a word: 0 is `Aba`. */
function letters(number: number): string {
  const [consonants, vowels] = ['bdfgklmnprst', 'aeiou']
  let left = number
  let text = 'a'
  do {
    const sound = left % 60
    text += consonants.charAt(Math.floor(sound / 5)) + vowels.charAt(sound % 5)
    left = Math.floor(left / 60)
  } while (left > 0)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
