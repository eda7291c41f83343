import { createHash } from 'node:crypto'

import { sorted } from '#app/lib/lists.ts'
import type { Photo } from '#app/media/photos/photo.ts'
import type { FloorPlan } from '#app/media/photos/plan.ts'
import { pictureAddress } from '#app/media/renditions/picture-address.ts'
import { media } from '#app/media/storage/media.server.ts'

import { pictureFacts, slotOf } from './manifest.server.ts'
import { isPlanOf, planSlot, planSlots } from './plan-slots.ts'

/** A project's floor plans by type of unit. */
export function floorPlans(slug: string): FloorPlan[] {
  return plansIn(slug, media.current().photos.values()).flatMap((photo) => {
    const { plan, slot } = photo
    if (!plan) return []
    const isPdf = isPdfFile(photo)
    const href = isPdf ? pdfAddress(photo) : pictureAddress(pictureFacts(slot))
    const { unit, area, source, on } = plan
    const checked = source && on !== undefined ? { source, on } : undefined
    return [{ unit, ...(area && { area }), ...(checked && { checked }), href, isPdf }]
  })
}

/** Those of a project, `2 BHK` before `3 BHK`. */
export function plansIn(slug: string, list: Iterable<Photo>): Photo[] {
  const slots = slotOf(planSlots(slug))
  const own = [...list].filter(({ slot }) => isPlanOf(slots, slot))
  return sorted(own, (one, other) =>
    nameOf(one).localeCompare(nameOf(other), 'en', { numeric: true }),
  )
}

export function newPlan(slots: string, data: Uint8Array): Pick<Photo, 'slot'> {
  return { slot: planSlot(slots, createHash('sha256').update(data).digest('hex')) }
}

export function isPdfFile({ file }: Pick<Photo, 'file'>): boolean {
  return file.endsWith('.pdf')
}

export function pdfAddress({ slot, hash }: Pick<Photo, 'slot' | 'hash'>): string {
  return `/plans/${slot}-${hash}.pdf`
}

/** The shown or removed plan of a PDF's address. */
export function pdfAt(name: string): Photo | undefined {
  return [...media.current().photos.values()].find(({ file }) => file === name)
}

const nameOf = ({ plan }: Photo): string => `${plan?.unit ?? ''} ${plan?.area ?? ''}`
