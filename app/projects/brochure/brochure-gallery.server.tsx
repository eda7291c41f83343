import { Image, View } from '@react-pdf/renderer'

import { impressionTag, isMixed, projectNote } from '#app/media/impression-note.ts'
import type { Project } from '#app/projects/model/project.ts'

import { style } from './brochure-style.server.ts'
import { Text } from './brochure-text.server.tsx'
import { galleryPictures } from './brochure.server.ts'

/** JPEG bytes by picture slot. */
export type Pictures = ReadonlyMap<
  string,
  { data: Buffer; focus: number; focusX?: number | undefined; isImpression: boolean }
>

export function BrochureGallery({ project, pictures }: { project: Project; pictures: Pictures }) {
  const found = galleryPictures(project, (slot) => pictures.has(slot)).flatMap(
    ({ picture: slot, title }) => {
      const picture = pictures.get(slot)
      return picture ? [{ ...picture, slot, title }] : []
    },
  )
  const note = isMixed(found) ? undefined : projectNote(found)
  const shown = found.map(({ slot, data, title, isImpression }) => ({
    slot,
    data,
    caption: isMixed(found) && isImpression ? impressionTag(title) : title,
  }))
  const rows = shown.flatMap((_, at) => (at % 2 === 0 ? [shown.slice(at, at + 2)] : []))
  return (
    <View style={[style.chapter, style.last]} wrap={false}>
      <View style={style.pictures}>
        {rows.map((row) => (
          <View key={row[0]?.slot} style={style.pictureRow}>
            {row.map(({ slot, data, caption }) => (
              <View key={slot} style={style.thumb}>
                <View style={style.thumbFrame}>
                  <Image src={{ data, format: 'jpg' }} style={style.thumbPicture} />
                </View>
                {caption ? <Text style={style.small}>{caption}</Text> : null}
              </View>
            ))}
          </View>
        ))}
      </View>
      {note ? <Text style={style.small}>{note}</Text> : null}
    </View>
  )
}
