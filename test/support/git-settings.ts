/** For git as the tests use it: new repositories without sample hooks, and no maintenance after a commit. */
export const gitSettings = {
  GIT_CONFIG_COUNT: '2',
  GIT_CONFIG_KEY_0: 'init.templateDir',
  GIT_CONFIG_VALUE_0: '',
  GIT_CONFIG_KEY_1: 'maintenance.auto',
  GIT_CONFIG_VALUE_1: 'false',
};
