import type { Person } from './text-page.ts'

/** Attributes of its image. */
export type Portrait = {
  src: string
  alt: string
  'data-focus': number
  'data-focus-x': number | undefined
}

export type ShownPerson = Person & { portrait?: Portrait | undefined }

/** Its page includes people.css. */
export function PeopleList({ people }: { people: readonly ShownPerson[] }) {
  return (
    <ul className="people">
      {people.map(({ name, role, portrait }) => (
        <li key={name}>
          {portrait ? (
            <PersonPhoto portrait={portrait} />
          ) : (
            <span className="people-initials" aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <b>{name}</b>
          <span>{role}</span>
        </li>
      ))}
    </ul>
  )
}

export function PersonPhoto({ portrait: { alt, ...image } }: { portrait: Portrait }) {
  return (
    <img
      className="people-photo"
      {...image}
      alt={alt}
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
    />
  )
}

/** `MR` of Meera Rao: first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends.map((one = '') => firstLetter(one)).join('')
}

/** With its vowel signs, as `मी` of मीरा. */
function firstLetter(name: string): string {
  return /^\P{M}\p{M}*/u.exec(name)?.[0].toUpperCase() ?? ''
}
