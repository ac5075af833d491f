/** How far somebody has come in a lesson: the steps that are done, kept on the device. */
import { read, write } from '../../app/storage';

const START = 'learn.';

/** The ids of the steps that are done. */
export function done(lesson: string): ReadonlySet<string> {
  return new Set((read(START + lesson) ?? '').split(' ').filter(Boolean));
}

/** Keeps that a step is done. */
export function keepDone(lesson: string, step: string): void {
  write(START + lesson, [...new Set([...done(lesson), step])].join(' '));
}
