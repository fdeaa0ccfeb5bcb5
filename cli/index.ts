/** The command line as a function: what `spotreel` runs, for programs and tests that bring their own input and output. */
export { type CommandIo, EXIT_CODES, runCli } from './run-cli';
