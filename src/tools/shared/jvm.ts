/** Endings of the files that builds for the Java virtual machine are for. */
export const jvmEndings = ['java', 'kt', 'kts', 'groovy', 'scala'];

/** The compilers of Java and Kotlin: a name that the code lacks. */
export const unknownSymbol = /cannot find symbol|[Uu]nresolved reference/;
