import sharp from 'sharp'

import type { PictureJob } from './picture-job.ts'

/** The master in one of its sizes. */
export function encodePicture(job: Omit<PictureJob, 'kind'>): Promise<Buffer<ArrayBuffer>> {
  const { master, width, format } = job
  const resized = sharp(master).resize({ width })
  return (
    format === 'avif' ? resized.avif({ quality: 55, effort: 1 }) : resized.webp({ quality: 74 })
  ).toBuffer()
}
