const documentation =
  /\.(?:md|markdown|rst|adoc|png|jpe?g|gif|webp)$|^docs\/.*\.txt$|^(?:LICENSE|LICENCE|NOTICE|AUTHORS)(?:\.txt)?$/;

/** Text and images for people: nothing that a program runs or reads. */
export function isDocumentation(path: string): boolean {
  return documentation.test(path);
}
