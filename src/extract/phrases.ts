/** The words or phrases of a long list that is written with several to a line and strokes between them. */
export function phrases(...lines: string[]): readonly string[] {
  return lines.flatMap((line) => line.split('|'));
}
