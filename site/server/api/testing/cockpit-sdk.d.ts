/** The part of the client's API that the tests call; the package has no types of its own. */
declare module 'cockpit-sdk' {
  type Answer = Promise<unknown>;
  export default class CockpitClient {
    constructor(options: { host: string; accessToken?: string; lang?: string });
    collectionList(): Answer;
    collectionSchema(name: string): Answer;
    collectionGet(name: string, options?: object): Answer;
    collectionSave(name: string, data: object): Answer;
    collectionRemove(name: string, filter: object): Answer;
    singletonList(): Answer;
    singletonGet(name: string, options?: object): Answer;
    regionData(name: string, options?: object): Answer;
    formSubmit(name: string, form: object): Answer;
    authUser(user: string, password: string): Answer;
    listUsers(): Answer;
    assets(options?: object): Answer;
    image(asset: string, options: object): string;
    imageGet(asset: string, options: object): Promise<string>;
  }
}
