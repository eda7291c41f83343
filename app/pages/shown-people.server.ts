import { createHash } from 'node:crypto'

import { toTenth } from '#app/media/picture.tsx'
import { portraitAddress } from '#app/media/renditions/picture-address.ts'
import { findPicture } from '#app/media/slots/manifest.server.ts'

import type { Portrait, ShownPerson } from './people-list.tsx'
import type { Person } from './text-page.ts'

/** With their photos, as far as these are described. */
export function shownPeople(people: readonly Person[] | undefined): ShownPerson[] | undefined {
  return people?.map((person) => ({ ...person, portrait: portraitOf(person.name) }))
}

/** By the name, which neither a file nor a log then has. */
export function portraitSlot(name: string): string {
  const hash = createHash('sha256').update(name.trim().toLowerCase()).digest('hex')
  return `portrait-${hash.slice(0, 8)}`
}

function portraitOf(name: string): Portrait | undefined {
  const found = findPicture(portraitSlot(name))
  if (!found) return undefined
  const { alt, focus, focusX } = found
  return {
    src: portraitAddress(found),
    alt,
    'data-focus': toTenth(focus),
    'data-focus-x': focusX === undefined ? undefined : toTenth(focusX),
  }
}
