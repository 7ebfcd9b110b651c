// `make optional-requirements` writes this file from the sources of the frameworks.

extension FrameworkRequirements {
  /// The methods with a default implementation, one per line.
  static let rows = """
    CAAnimationDelegate.animationDidStart(_:)
    CAAnimationDelegate.animationDidStop(_:finished:)
    CALayerDelegate.action(for:forKey:) -> (any CAAction)?
    CALayerDelegate.draw(_:in:)
    CALayerDelegate.layerWillDraw(_:)
    CALayerDelegate.layoutSublayers(of:)
    NSTextStorageDelegate.textStorage(_:didProcessEditing:range:changeInLength:)
    NSTextStorageDelegate.textStorage(_:willProcessEditing:range:changeInLength:)
    UIActivityItemSource.activityViewController(_:dataTypeIdentifierForActivityType:) -> String
    UIActivityItemSource.activityViewController(_:subjectForActivityType:) -> String
    UIActivityItemSource.activityViewController(_:thumbnailImageForActivityType:suggestedSize:) -> UIImage?
    UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:) -> UIModalPresentationStyle
    UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:) -> UIModalPresentationStyle
    UIAdaptivePresentationControllerDelegate.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)
    UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)
    UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:) -> Bool
    UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:)
    UIApplicationDelegate.application(_:configurationForConnecting:options:) -> UISceneConfiguration
    UIApplicationDelegate.application(_:continue:restorationHandler:) -> Bool
    UIApplicationDelegate.application(_:didChangeStatusBarOrientation:)
    UIApplicationDelegate.application(_:didDiscardSceneSessions:)
    UIApplicationDelegate.application(_:didFailToContinueUserActivityWithType:error:)
    UIApplicationDelegate.application(_:didFailToRegisterForRemoteNotificationsWithError:)
    UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:) -> Bool
    UIApplicationDelegate.application(_:didReceiveRemoteNotification:)
    UIApplicationDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
    UIApplicationDelegate.application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
    UIApplicationDelegate.application(_:didUpdate:)
    UIApplicationDelegate.application(_:handleEventsForBackgroundURLSession:completionHandler:)
    UIApplicationDelegate.application(_:open:options:) -> Bool
    UIApplicationDelegate.application(_:performActionFor:completionHandler:)
    UIApplicationDelegate.application(_:performFetchWithCompletionHandler:)
    UIApplicationDelegate.application(_:shouldAllowExtensionPointIdentifier:) -> Bool
    UIApplicationDelegate.application(_:shouldRestoreSecureApplicationState:) -> Bool
    UIApplicationDelegate.application(_:shouldSaveSecureApplicationState:) -> Bool
    UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:) -> UIInterfaceOrientationMask
    UIApplicationDelegate.application(_:willChangeStatusBarOrientation:duration:)
    UIApplicationDelegate.application(_:willContinueUserActivityWithType:) -> Bool
    UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:) -> Bool
    UIApplicationDelegate.applicationDidBecomeActive(_:)
    UIApplicationDelegate.applicationDidEnterBackground(_:)
    UIApplicationDelegate.applicationDidFinishLaunching(_:)
    UIApplicationDelegate.applicationDidReceiveMemoryWarning(_:)
    UIApplicationDelegate.applicationProtectedDataDidBecomeAvailable(_:)
    UIApplicationDelegate.applicationProtectedDataWillBecomeUnavailable(_:)
    UIApplicationDelegate.applicationSignificantTimeChange(_:)
    UIApplicationDelegate.applicationWillEnterForeground(_:)
    UIApplicationDelegate.applicationWillResignActive(_:)
    UIApplicationDelegate.applicationWillTerminate(_:)
    UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:) -> UICollectionReusableView
    UICollectionViewDataSource.numberOfSections(in:) -> Int
    UICollectionViewDataSourcePrefetching.collectionView(_:cancelPrefetchingForItemsAt:)
    UICollectionViewDelegate.collectionView(_:canPerformPrimaryActionForItemAt:) -> Bool
    UICollectionViewDelegate.collectionView(_:didDeselectItemAt:)
    UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)
    UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    UICollectionViewDelegate.collectionView(_:didHighlightItemAt:)
    UICollectionViewDelegate.collectionView(_:didSelectItemAt:)
    UICollectionViewDelegate.collectionView(_:didUnhighlightItemAt:)
    UICollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:)
    UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:) -> Bool
    UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:) -> Bool
    UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:) -> Bool
    UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:) -> CGPoint
    UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)
    UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:) -> UIEdgeInsets
    UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:) -> CGFloat
    UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:) -> CGFloat
    UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:) -> CGSize
    UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:) -> CGSize
    UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:) -> CGSize
    UIContentView.supports(_:) -> Bool
    UIContextMenuInteractionDelegate.contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) -> UITargetedPreview?
    UIContextMenuInteractionDelegate.contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) -> UITargetedPreview?
    UIContextMenuInteractionDelegate.contextMenuInteraction(_:willDisplayMenuFor:animator:)
    UIContextMenuInteractionDelegate.contextMenuInteraction(_:willEndFor:animator:)
    UIContextMenuInteractionDelegate.contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    UIDocumentPickerDelegate.documentPicker(_:didPickDocumentAt:)
    UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:)
    UIDocumentPickerDelegate.documentPickerWasCancelled(_:)
    UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:) -> Bool
    UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:) -> Bool
    UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) -> Bool
    UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:) -> Bool
    UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:) -> Bool
    UIImagePickerControllerDelegate.imagePickerController(_:didFinishPickingMediaWithInfo:)
    UIImagePickerControllerDelegate.imagePickerControllerDidCancel(_:)
    UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:) -> (any UIViewControllerAnimatedTransitioning)?
    UINavigationControllerDelegate.navigationController(_:didShow:animated:)
    UINavigationControllerDelegate.navigationController(_:interactionControllerFor:) -> (any UIViewControllerInteractiveTransitioning)?
    UINavigationControllerDelegate.navigationController(_:willShow:animated:)
    UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:) -> UIInterfaceOrientation
    UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:) -> UIInterfaceOrientationMask
    UIPageViewControllerDelegate.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    UIPageViewControllerDelegate.pageViewController(_:willTransitionTo:)
    UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:) -> NSAttributedString?
    UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:)
    UIPickerViewDelegate.pickerView(_:rowHeightForComponent:) -> CGFloat
    UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:) -> String?
    UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:) -> UIView
    UIPickerViewDelegate.pickerView(_:widthForComponent:) -> CGFloat
    UIPopoverPresentationControllerDelegate.popoverPresentationControllerDidDismissPopover(_:)
    UIPopoverPresentationControllerDelegate.popoverPresentationControllerShouldDismissPopover(_:) -> Bool
    UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation(_:)
    UISceneDelegate.scene(_:continue:)
    UISceneDelegate.scene(_:didFailToContinueUserActivityWithType:error:)
    UISceneDelegate.scene(_:didUpdate:)
    UISceneDelegate.scene(_:openURLContexts:)
    UISceneDelegate.scene(_:restoreInteractionStateWith:)
    UISceneDelegate.scene(_:willConnectTo:options:)
    UISceneDelegate.scene(_:willContinueUserActivityWithType:)
    UISceneDelegate.sceneDidBecomeActive(_:)
    UISceneDelegate.sceneDidDisconnect(_:)
    UISceneDelegate.sceneDidEnterBackground(_:)
    UISceneDelegate.sceneWillEnterForeground(_:)
    UISceneDelegate.sceneWillResignActive(_:)
    UISceneDelegate.stateRestorationActivity(for:) -> NSUserActivity?
    UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)
    UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)
    UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)
    UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)
    UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)
    UIScrollViewDelegate.scrollViewDidScroll(_:)
    UIScrollViewDelegate.scrollViewDidScrollToTop(_:)
    UIScrollViewDelegate.scrollViewDidZoom(_:)
    UIScrollViewDelegate.scrollViewShouldScrollToTop(_:) -> Bool
    UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)
    UIScrollViewDelegate.scrollViewWillBeginDragging(_:)
    UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)
    UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    UIScrollViewDelegate.viewForZooming(in:) -> UIView?
    UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:)
    UISearchBarDelegate.searchBar(_:shouldChangeTextIn:replacementText:) -> Bool
    UISearchBarDelegate.searchBar(_:textDidChange:)
    UISearchBarDelegate.searchBarCancelButtonClicked(_:)
    UISearchBarDelegate.searchBarSearchButtonClicked(_:)
    UISearchBarDelegate.searchBarShouldBeginEditing(_:) -> Bool
    UISearchBarDelegate.searchBarShouldEndEditing(_:) -> Bool
    UISearchBarDelegate.searchBarTextDidBeginEditing(_:)
    UISearchBarDelegate.searchBarTextDidEndEditing(_:)
    UISearchControllerDelegate.didDismissSearchController(_:)
    UISearchControllerDelegate.didPresentSearchController(_:)
    UISearchControllerDelegate.willDismissSearchController(_:)
    UISearchControllerDelegate.willPresentSearchController(_:)
    UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:) -> Bool
    UISplitViewControllerDelegate.splitViewController(_:displayModeForExpandingToProposedDisplayMode:) -> UISplitViewController.DisplayMode
    UISplitViewControllerDelegate.splitViewController(_:separateSecondaryFrom:) -> UIViewController?
    UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:) -> UISplitViewController.Column
    UISplitViewControllerDelegate.splitViewController(_:willChangeTo:)
    UISplitViewControllerDelegate.splitViewController(_:willHide:)
    UISplitViewControllerDelegate.splitViewController(_:willShow:)
    UISplitViewControllerDelegate.splitViewControllerDidCollapse(_:)
    UISplitViewControllerDelegate.splitViewControllerDidExpand(_:)
    UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:) -> (any UIViewControllerAnimatedTransitioning)?
    UITabBarControllerDelegate.tabBarController(_:didSelect:)
    UITabBarControllerDelegate.tabBarController(_:didSelectTab:previousTab:)
    UITabBarControllerDelegate.tabBarController(_:interactionControllerFor:) -> (any UIViewControllerInteractiveTransitioning)?
    UITabBarControllerDelegate.tabBarController(_:shouldSelect:) -> Bool
    UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:) -> Bool
    UITabBarControllerDelegate.tabBarControllerPreferredInterfaceOrientationForPresentation(_:) -> UIInterfaceOrientation
    UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:) -> UIInterfaceOrientationMask
    UITabBarDelegate.tabBar(_:didSelect:)
    UITableViewDataSource.numberOfSections(in:) -> Int
    UITableViewDataSource.sectionIndexTitles(for:) -> [String]?
    UITableViewDataSource.tableView(_:canEditRowAt:) -> Bool
    UITableViewDataSource.tableView(_:canMoveRowAt:) -> Bool
    UITableViewDataSource.tableView(_:commit:forRowAt:)
    UITableViewDataSource.tableView(_:moveRowAt:to:)
    UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:) -> Int
    UITableViewDataSource.tableView(_:titleForFooterInSection:) -> String?
    UITableViewDataSource.tableView(_:titleForHeaderInSection:) -> String?
    UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)
    UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)
    UITableViewDelegate.tableView(_:didDeselectRowAt:)
    UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)
    UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:)
    UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)
    UITableViewDelegate.tableView(_:didEndEditingRowAt:)
    UITableViewDelegate.tableView(_:didHighlightRowAt:)
    UITableViewDelegate.tableView(_:didSelectRowAt:)
    UITableViewDelegate.tableView(_:didUnhighlightRowAt:)
    UITableViewDelegate.tableView(_:editingStyleForRowAt:) -> UITableViewCell.EditingStyle
    UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:) -> CGFloat
    UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:) -> CGFloat
    UITableViewDelegate.tableView(_:estimatedHeightForRowAt:) -> CGFloat
    UITableViewDelegate.tableView(_:heightForFooterInSection:) -> CGFloat
    UITableViewDelegate.tableView(_:heightForHeaderInSection:) -> CGFloat
    UITableViewDelegate.tableView(_:heightForRowAt:) -> CGFloat
    UITableViewDelegate.tableView(_:indentationLevelForRowAt:) -> Int
    UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:) -> UISwipeActionsConfiguration?
    UITableViewDelegate.tableView(_:shouldHighlightRowAt:) -> Bool
    UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:) -> Bool
    UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) -> IndexPath
    UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:) -> String?
    UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:) -> UISwipeActionsConfiguration?
    UITableViewDelegate.tableView(_:viewForFooterInSection:) -> UIView?
    UITableViewDelegate.tableView(_:viewForHeaderInSection:) -> UIView?
    UITableViewDelegate.tableView(_:willBeginEditingRowAt:)
    UITableViewDelegate.tableView(_:willDeselectRowAt:) -> IndexPath?
    UITableViewDelegate.tableView(_:willDisplay:forRowAt:)
    UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)
    UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)
    UITableViewDelegate.tableView(_:willSelectRowAt:) -> IndexPath?
    UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:) -> Bool
    UITextFieldDelegate.textFieldDidBeginEditing(_:)
    UITextFieldDelegate.textFieldDidChangeSelection(_:)
    UITextFieldDelegate.textFieldDidEndEditing(_:)
    UITextFieldDelegate.textFieldDidEndEditing(_:reason:)
    UITextFieldDelegate.textFieldShouldBeginEditing(_:) -> Bool
    UITextFieldDelegate.textFieldShouldClear(_:) -> Bool
    UITextFieldDelegate.textFieldShouldEndEditing(_:) -> Bool
    UITextFieldDelegate.textFieldShouldReturn(_:) -> Bool
    UITextInput.shouldChangeText(in:replacementText:) -> Bool
    UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:) -> Bool
    UITextViewDelegate.textView(_:shouldInteractWith:in:) -> Bool
    UITextViewDelegate.textView(_:shouldInteractWith:in:interaction:) -> Bool
    UITextViewDelegate.textViewDidBeginEditing(_:)
    UITextViewDelegate.textViewDidChange(_:)
    UITextViewDelegate.textViewDidChangeSelection(_:)
    UITextViewDelegate.textViewDidEndEditing(_:)
    UITextViewDelegate.textViewShouldBeginEditing(_:) -> Bool
    UITextViewDelegate.textViewShouldEndEditing(_:) -> Bool
    UIViewControllerAnimatedTransitioning.animationEnded(_:)
    UIViewControllerTransitioningDelegate.animationController(forDismissed:) -> (any UIViewControllerAnimatedTransitioning)?
    UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:) -> (any UIViewControllerAnimatedTransitioning)?
    UIViewControllerTransitioningDelegate.interactionControllerForDismissal(using:) -> (any UIViewControllerInteractiveTransitioning)?
    UIViewControllerTransitioningDelegate.interactionControllerForPresentation(using:) -> (any UIViewControllerInteractiveTransitioning)?
    UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:) -> UIPresentationController?
    UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
    UIWindowSceneDelegate.windowScene(_:performActionFor:completionHandler:)
    WKDownloadDelegate.download(_:decideDestinationUsing:suggestedFilename:) -> URL?
    WKDownloadDelegate.download(_:decideDestinationUsing:suggestedFilename:completionHandler:)
    WKDownloadDelegate.download(_:decidedPolicyForHTTPRedirection:newRequest:) -> WKDownload.RedirectPolicy
    WKDownloadDelegate.download(_:didFailWithError:resumeData:)
    WKDownloadDelegate.download(_:willPerformHTTPRedirection:newRequest:decisionHandler:)
    WKDownloadDelegate.downloadDidFinish(_:)
    WKHTTPCookieStoreObserver.cookiesDidChange(in:)
    WKNavigationDelegate.webView(_:decidePolicyFor:) -> WKNavigationActionPolicy
    WKNavigationDelegate.webView(_:decidePolicyFor:) -> WKNavigationResponsePolicy
    WKNavigationDelegate.webView(_:decidePolicyFor:decisionHandler:)
    WKNavigationDelegate.webView(_:decidePolicyFor:preferences:) -> (WKNavigationActionPolicy, WKWebpagePreferences)
    WKNavigationDelegate.webView(_:decidePolicyFor:preferences:decisionHandler:)
    WKNavigationDelegate.webView(_:didCommit:)
    WKNavigationDelegate.webView(_:didFail:withError:)
    WKNavigationDelegate.webView(_:didFailProvisionalNavigation:withError:)
    WKNavigationDelegate.webView(_:didFinish:)
    WKNavigationDelegate.webView(_:didReceive:completionHandler:)
    WKNavigationDelegate.webView(_:didReceiveServerRedirectForProvisionalNavigation:)
    WKNavigationDelegate.webView(_:didStartProvisionalNavigation:)
    WKNavigationDelegate.webView(_:navigationAction:didBecome:)
    WKNavigationDelegate.webView(_:navigationResponse:didBecome:)
    WKNavigationDelegate.webView(_:respondTo:) -> (URLSession.AuthChallengeDisposition, URLCredential?)
    WKNavigationDelegate.webViewWebContentProcessDidTerminate(_:)
    WKScriptMessageHandlerWithReply.userContentController(_:didReceive:) -> (Any?, String?)
    WKScriptMessageHandlerWithReply.userContentController(_:didReceive:replyHandler:)
    WKUIDelegate.webView(_:createWebViewWith:for:windowFeatures:) -> WKWebView?
    WKUIDelegate.webView(_:decideMediaCapturePermissionsFor:initiatedBy:type:) -> WKPermissionDecision
    WKUIDelegate.webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:)
    WKUIDelegate.webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)
    WKUIDelegate.webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:)
    WKUIDelegate.webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
    WKUIDelegate.webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:) -> Bool
    WKUIDelegate.webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
    WKUIDelegate.webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:) -> String?
    WKUIDelegate.webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
    WKUIDelegate.webView(_:runOpenPanelWith:initiatedByFrame:) -> [URL]?
    WKUIDelegate.webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)
    WKUIDelegate.webViewDidClose(_:)
    """
}
