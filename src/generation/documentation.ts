const documentation =
  /\.(?:md|markdown|rst|adoc|png|jpe?g|gif|webp)$|^docs\/.*\.txt$|^(?:LICENSE|LICENCE|NOTICE|AUTHORS)(?:\.txt)?$/;

/** Text and pictures for people: nothing that a program runs or reads. */
export function isDocumentation(path: string): boolean {
  return documentation.test(path);
}
